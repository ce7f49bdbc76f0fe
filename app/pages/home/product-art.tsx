import type { ReactNode } from 'react';
import { horizontalBand } from '../../components/ui/band.ts';

/** Height of the inlet, which is 24 units thick. */
const inlet = 36;
const thickness = 24;

/** On 160 by 96 units; products without a drawing get a pool. */
export function ProductArt({ of }: { of: string }) {
  return (
    <svg className="prod__art" viewBox="0 0 160 96" aria-hidden="true">
      {drawings[of] ?? anyOther}
    </svg>
  );
}

/** Parts the inlet: each thread runs to `across[i]` at `along`, then on to `end`. */
function threads(across: number[], along: number, end: (index: number) => number = () => along): string[] {
  const width = thickness / across.length;
  return across.map((height, index) => {
    const from = { along: 0, across: inlet + index * width, width };
    const bend = horizontalBand({ from, to: { along, across: height, width } });
    return `${bend}M${along} ${height}H${end(index)}v${width}H${along}Z`;
  });
}

const values = threads([12, 44, 76], 56, (index) => (index === 1 ? 146 : 160));
const chosen = [1, 4];
const applications = threads([6, 22, 38, 54, 70, 86], 56, (index) => (chosen.includes(index) ? 92 : 84));
const proposed = chosen.map((index, place) =>
  horizontalBand({
    from: { along: 92, across: 6 + index * 16, width: 4 },
    to: { along: 138, across: 44 + place * 4, width: 4 },
  }),
);
/** Formats 1.91:1, 16:9, 1:1 and 4:5, all of one height. */
const posts = threads([7, 32, 57, 82], 96);
const format = 21;
const formats = [1.91, 16 / 9, 1, 4 / 5].map(
  (ratio, index) => `M98 ${index * 25}h${ratio * format}v${format}h-${ratio * format}Z`,
);
const wave = [5, 13, 22, 17, 9, 24, 15, 7, 19, 11, 5];
const stave = threads([12, 27.4, 42.8, 58.2, 73.6], 64, () => 160);

const anyOther = <path className="b1" d="M0 36H136V60H0ZM112 48a24 24 0 0 1 48 0a24 24 0 0 1-48 0Z" />;

const drawings: Record<string, ReactNode> = {
  bloodTest: (
    <>
      <path className="b3" d="M76 4H122V28H76ZM88 36H130V60H88ZM70 68H112V92H70Z" />
      <path className="b1" d={values.join('')} />
      <path className="dot" d="M98 16h0M86 80h0" />
      <path className="bo" d="M146 36L158 48 146 60 134 48Z" />
    </>
  ),
  recruitment: (
    <>
      {applications.map((thread, index) => (
        <path key={thread} className={chosen.includes(index) ? 'b1' : 'b2'} d={thread} />
      ))}
      <path className="rule" d="M88 0V96" />
      <path className="reason" d="M96 8H118M96 40H112M96 56H112M96 88H118" />
      <path className="b1" d={proposed.join('')} />
      <path className="choice" d="M147 38L157 48 147 58 137 48Z" />
    </>
  ),
  socialMedia: (
    <>
      <path className="b1" d={posts.join('')} />
      <path className="post" d={formats.join('')} />
    </>
  ),
  video: (
    <>
      <path className="b1" d="M0 36H32V12H160V84H32V60H0Z" />
      <path
        className="sound"
        d={wave.map((height, index) => `M${52 + index * 9} ${48 - height}v${height * 2}`).join('')}
      />
      <path className="play" d="M84 30L114 48 84 66Z" />
    </>
  ),
  legal: (
    <>
      <path className="later" d="M0 37H52M0 59H52" />
      <path className="para" d="M106 18C104 2 74 2 74 18 74 38 112 38 112 58 112 64 108 68 102 70" />
      <path
        className="para"
        transform="rotate(180 91 48)"
        d="M106 18C104 2 74 2 74 18 74 38 112 38 112 58 112 64 108 68 102 70"
      />
    </>
  ),
  nurseryRhymes: (
    <>
      <path className="b2" d={stave.join('')} />
      <path className="rule" d="M102 60V14L142 6V52" />
      <path className="note" d="M101 16L142 8V16L101 24Z" />
      <ellipse className="note" cx="93" cy="61" rx="10.5" ry="8" transform="rotate(-18 93 61)" />
      <ellipse className="note" cx="133" cy="53" rx="10.5" ry="8" transform="rotate(-18 133 53)" />
    </>
  ),
};
