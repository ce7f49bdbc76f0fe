import type { HomeMessages } from './home.messages.ts';

type Props = {
  messages: HomeMessages['dashboard'];
  shown: Record<'dashboardReceived' | 'dashboardFinished' | 'dashboardPerson' | 'dashboardAsked', string>;
};

/** Per half hour: requests, and those sent to a person. The sums are the figures above. */
const halfHours = [
  { requests: 58, person: 8 },
  { requests: 96, person: 14 },
  { requests: 112, person: 15 },
  { requests: 104, person: 14 },
  { requests: 92, person: 13 },
  { requests: 78, person: 11 },
  { requests: 70, person: 10 },
  { requests: 62, person: 9 },
];
const busiest = 112;
const hours = [8, 9, 10, 11];

export function Dashboard({ messages, shown }: Props) {
  return (
    <article className="ops" aria-label={messages.title}>
      <header>
        <b>{messages.title}</b>
        <span>{messages.when}</span>
      </header>
      <dl>
        <Figure value={shown.dashboardReceived} label={messages.received} />
        <Figure value={shown.dashboardFinished} label={messages.finished} />
        <Figure value={shown.dashboardPerson} label={messages.person} person />
        <Figure value={shown.dashboardAsked} label={messages.asked} />
      </dl>
      <figure>
        <figcaption>{messages.chart}</figcaption>
        <svg viewBox={`0 0 256 ${busiest}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="b1" d={halfHours.map(({ requests }, slot) => column(slot, requests)).join('')} />
          <path
            className="bo"
            d={halfHours.map(({ requests, person }, slot) => column(slot, requests, person)).join('')}
          />
        </svg>
        <ol aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
      </figure>
      <ul>
        {messages.log.map(({ team, event, state }) => (
          <li key={team}>
            <b>{team}</b>
            <span>{event}</span>
            <em className={state === 'person' ? 'badge person' : 'badge on'}>
              {state === 'person' ? messages.yourDecision : messages.done}
            </em>
          </li>
        ))}
      </ul>
      <footer>{messages.note}</footer>
    </article>
  );
}

function Figure({ value, label, person = false }: { value: string; label: string; person?: boolean }) {
  return (
    <div className={person ? 'ops__person' : undefined}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

/** One unit per request. */
function column(slot: number, requests: number, depth = requests): string {
  return `M${slot * 32} ${busiest - requests}h26v${depth}h-26z`;
}
