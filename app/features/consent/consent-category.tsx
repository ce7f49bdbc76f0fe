import type { BannerMessages } from './consent.messages.ts';

type Props = {
  messages: BannerMessages['preferences'];
  name: 'essential' | 'analytics' | 'marketing';
  isOn?: boolean | undefined;
};

export function ConsentCategory({ messages, name, isOn = false }: Props) {
  const { name: title, purpose } = messages[name];
  const isFixed = name === 'essential';
  return (
    <div className="consent__group">
      <label>
        <input
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={isFixed || isOn}
          disabled={isFixed}
          aria-describedby={`consent-${name}`}
        />
        <span className="consent__name">{title}</span>
      </label>
      {isFixed && <span className="badge">{messages.essential.fixed}</span>}
      <div id={`consent-${name}`}>
        <p>{purpose}</p>
        <dl>
          {(['sets', 'keeps', 'by'] as const).map((about) => (
            <div key={about}>
              <dt>{messages[about]}</dt>
              <dd>{messages[name][about]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
