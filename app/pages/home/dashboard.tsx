import type { HomeWords } from './home.words.ts';

type Props = {
  words: HomeWords['dashboard'];
  shown: Record<'dashboardReceived' | 'dashboardFinished' | 'dashboardPerson' | 'dashboardAsked', string>;
};

/** The morning in half hours: requests, and how many of them went to a person. Both add up to the figures above. */
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

/** A sample of the dashboard that an agent builds: the morning's figures, a chart to scale, the last three events. */
export function Dashboard({ words, shown }: Props) {
  return (
    <article className="ops" aria-label={words.title}>
      <header>
        <b>{words.title}</b>
        <span>{words.when}</span>
      </header>
      <dl>
        <Figure value={shown.dashboardReceived} label={words.received} />
        <Figure value={shown.dashboardFinished} label={words.finished} />
        <Figure value={shown.dashboardPerson} label={words.person} person />
        <Figure value={shown.dashboardAsked} label={words.asked} />
      </dl>
      <figure>
        <figcaption>{words.chart}</figcaption>
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
        {words.log.map(({ team, event, state }) => (
          <li key={team}>
            <b>{team}</b>
            <span>{event}</span>
            <em className={state === 'person' ? 'badge person' : 'badge on'}>
              {state === 'person' ? words.yourDecision : words.done}
            </em>
          </li>
        ))}
      </ul>
      <footer>{words.note}</footer>
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

/** A column of the chart, one unit per request, `depth` of it from the top. */
function column(slot: number, requests: number, depth = requests): string {
  return `M${slot * 32} ${busiest - requests}h26v${depth}h-26z`;
}
