import type { HomeWords } from './home.words.ts';

type Words = HomeWords['smepackages']['comparison'];
type Props = { words: Words };

/** Both programmes side by side, feature by feature; the better cell of a row says so in a word. */
export function Comparison({ words }: Props) {
  return (
    <div className="cmp">
      <table>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            <th scope="col">{words.sme}</th>
            <th scope="col">{words.fit4ai}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <Cell label={words.sme} text={row.sme} better={row.highlight === 'sme' && words.better} />
              <Cell
                label={words.fit4ai}
                text={row.fit4ai}
                better={row.highlight === 'fit4ai' && words.better}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell repeats its column's name where the table is stacked and the head is out of sight. */
function Cell({ label, text, better }: { label: string; text: string; better: string | false }) {
  return (
    <td data-label={label} className={better ? 'win' : undefined}>
      {text} {better && <em>{better}</em>}
    </td>
  );
}
