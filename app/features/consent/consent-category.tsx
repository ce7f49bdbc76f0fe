import type { QuestionWords } from './consent.words.ts';

type Props = {
  words: QuestionWords['preferences'];
  name: 'essential' | 'analytics' | 'marketing';
  isOn?: boolean | undefined;
};

/** One group of cookies: its switch, what it is for, what it sets, for how long, and who. */
export function ConsentCategory({ words, name, isOn = false }: Props) {
  const { name: title, purpose } = words[name];
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
      {isFixed && <span className="badge">{words.essential.fixed}</span>}
      <div id={`consent-${name}`}>
        <p>{purpose}</p>
        <dl>
          {(['sets', 'keeps', 'by'] as const).map((about) => (
            <div key={about}>
              <dt>{words[about]}</dt>
              <dd>{words[name][about]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
