type Props = { initials: string; photo?: string | undefined };

function hideFailed(image: HTMLImageElement | null) {
  // It may have failed before hydration.
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
}

/** Initials over a current, covered by the photograph if there is one and it loads. */
export function Portrait({ initials, photo }: Props) {
  return (
    <div className="portrait">
      <svg viewBox="-200 -240 400 480" aria-hidden="true">
        <use href="/pictures/drawings.svg#current" x="-460" y="-460" width="920" height="920" />
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
