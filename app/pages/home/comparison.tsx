import type { HomeMessages } from './home.messages.ts';

type Messages = HomeMessages['smepackages']['comparison'];
type Props = { messages: Messages };

export function Comparison({ messages }: Props) {
  return (
    <div className="cmp">
      <table>
        <caption>{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.feature}</th>
            <th scope="col">{messages.sme}</th>
            <th scope="col">{messages.fit4ai}</th>
          </tr>
        </thead>
        <tbody>
          {messages.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <Cell label={messages.sme} text={row.sme} better={row.highlight === 'sme' && messages.better} />
              <Cell
                label={messages.fit4ai}
                text={row.fit4ai}
                better={row.highlight === 'fit4ai' && messages.better}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Repeats the column's name for the stacked layout. */
function Cell({ label, text, better }: { label: string; text: string; better: string | false }) {
  return (
    <td data-label={label} className={better ? 'win' : undefined}>
      {text} {better && <em>{better}</em>}
    </td>
  );
}
