type Props = { initials: string; photo?: string | undefined };

/** Radius of the stone in the middle of the picture. */
const radius = 118;

/**
 * One line of a current that flows round a stone.
 * @param distance from the axis, before the stone
 */
function streamline(distance: number, side: 1 | -1): string {
  // Ideal flow beside a cylinder: the positive root of h² = distance·h + radius².
  const far = distance * side;
  const near = (Math.round(distance + Math.sqrt(distance ** 2 + 4 * radius ** 2)) / 2) * side;
  const turn = Math.round(radius * 0.9 + distance * 0.25);
  return `M-460 ${far}H-280C-${turn} ${far}-${turn} ${near} 0 ${near}S${turn} ${far} 280 ${far}H460`;
}

const current = Array.from({ length: 18 }, (_, index) => 4 + index * 17)
  .map((distance) => streamline(distance, 1) + streamline(distance, -1))
  .join('');

function hideFailed(image: HTMLImageElement | null) {
  // It may have failed before hydration.
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
}

/** Initials, covered by the photograph if there is one and it loads. */
export function Portrait({ initials, photo }: Props) {
  return (
    <div className="portrait">
      <svg viewBox="-200 -240 400 480" aria-hidden="true">
        <path d={current} />
        <text y="47" textAnchor="middle">
          {initials}
        </text>
      </svg>
      {photo && (
        <img
          ref={hideFailed}
          src={photo}
          width="400"
          height="480"
          alt=""
          loading="lazy"
          onError={(event) => hideFailed(event.currentTarget)}
        />
      )}
    </div>
  );
}
