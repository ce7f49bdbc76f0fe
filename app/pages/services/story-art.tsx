import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';

type Side = { across: number; width: number };
type Part = { className: 'b1' | 'bo'; from: Side; to: Side };

/** `share` percent go on; the rest leaves to a person, as ore. */
export function PartedBand({ share }: { share: number }) {
  const whole = 84;
  const kept = (whole * share) / 100;
  const rest = whole - kept;
  const parts: Part[] = [
    { className: 'b1', from: { across: 8, width: kept }, to: { across: 2, width: kept } },
    { className: 'bo', from: { across: 8 + kept, width: rest }, to: { across: 98 - rest, width: rest } },
  ];
  return <StoryBand before={{ across: 8, width: whole }} parts={parts} />;
}

/** The band changes its width from 100 to `after`. */
export function ChangedBand({ after }: { after: number }) {
  const unit = 88 / Math.max(100, after);
  const side = (amount: number) => ({ across: 50 - (amount * unit) / 2, width: amount * unit });
  return <StoryBand before={side(100)} parts={[{ className: 'b1', from: side(100), to: side(after) }]} />;
}

/** Stretched along one axis only, so that widths stay true. */
function StoryBand({ before, parts }: { before: Side; parts: Part[] }) {
  // The stretches overlap, so that no seam shows.
  const stretches = ({ from, to }: Part) => [
    { from: { along: 120, ...from }, to: { along: 280, ...to } },
    { from: { along: 279, ...to }, to: { along: 400, ...to } },
  ];
  const inlet = { from: { along: 0, ...before }, to: { along: 120, ...before } };
  return (
    <svg className="story__band" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="b3" d={horizontalBand(inlet)} />
      {parts.map((part) => (
        <path
          key={part.className}
          className={part.className}
          d={stretches(part).map(horizontalBand).join('')}
        />
      ))}
      <path
        className="hl"
        d={parts
          .filter(({ className }) => className === 'b1')
          .flatMap(stretches)
          .map((band) => horizontalHairlines(band, 5))
          .join('')}
      />
    </svg>
  );
}
