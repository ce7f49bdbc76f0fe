import { type Band, horizontalBand, horizontalHairlines } from './band.ts';

type Rate = { figure: number; label: string };

type Props = {
  service: string;
  rates?: { before: Rate; after: Rate };
};

const drawings: Record<string, string> = {
  assessment: 'assessment',
  diagnosis: 'assessment',
  training: 'training',
  consulting: 'consulting',
};

export function ServiceArt({ service, rates }: Props) {
  return (
    <svg className="service-art" viewBox="0 -8 280 158" aria-hidden="true">
      {service === 'efficiency' && rates ? (
        <Rates {...rates} />
      ) : (
        <use href={`/pictures/drawings.svg#${drawings[service] ?? 'development'}`} y="-8" height="158" />
      )}
    </svg>
  );
}

function straightBand(along: [number, number], across: [number, number], width: number): Band {
  return {
    from: { along: along[0], across: across[0], width },
    to: { along: along[1], across: across[1], width },
  };
}

function Rates({ before, after }: { before: Rate; after: Rate }) {
  const perUnit = 84 / after.figure;
  const narrow = before.figure * perUnit;
  const wide = after.figure * perUnit;
  const high = 84 - narrow / 2;
  const low = 84 - wide / 2;
  const inlet = straightBand([0, 104], [high, high], narrow);
  const slope: Band = { from: inlet.to, to: { along: 200, across: low, width: wide } };
  const outlet = straightBand([200, 280], [low, low], wide);
  return (
    <>
      <path className="band-water-3" d={horizontalBand(inlet) + horizontalBand(slope)} />
      <path className="band-water" d={horizontalBand(outlet)} />
      <path className="fine" d={horizontalHairlines(inlet, before.figure - 1)} />
      <path className="hairline" d={horizontalHairlines(outlet, after.figure - 1)} />
      <text x="24" y={high - 12}>
        {before.label}
      </text>
      <text x="256" y={low - 12} textAnchor="end">
        {after.label}
      </text>
    </>
  );
}
