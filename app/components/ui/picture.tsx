import { useEffect, useRef, useState } from 'react';

/** Another file for the same picture: a format that not every browser knows, or one for the dark theme. */
type PictureSource = { srcSet: string; type?: string; media?: string };

type Props = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  /** Files to be preferred to `src`, best first. */
  sources?: readonly PictureSource[];
  /** Whether it is there when the page opens, so that waiting until it comes near would only delay it. */
  eager?: boolean;
};

/**
 * A picture that loads when it comes near. Its size in pixels keeps its place; when it fails to load, a quiet
 * placeholder of the same shape stands there instead.
 */
export function Picture({ src, width, height, alt, className = '', sources = [], eager = false }: Props) {
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (failed === src) return <Placeholder width={width} height={height} alt={alt} className={className} />;
  const drawn = (
    <img
      ref={image}
      className={`picture ${className}`}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (sources.length === 0) return drawn;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {drawn}
    </picture>
  );
}

/** A band that has run dry: hairlines, and the short dash of a list. */
function Placeholder({
  width,
  height,
  alt,
  className,
}: Required<Pick<Props, 'width' | 'height' | 'alt' | 'className'>>) {
  const middle = height / 2;
  const bed = [-2, -1, 0, 1, 2].map((line) => {
    const y = middle + line * 40;
    return `M0 ${y + 60}C${width / 2} ${y + 60} ${width / 2} ${y - 60} ${width} ${y - 60}`;
  });
  return (
    <svg
      className={`picture picture--missing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path d={bed.join('')} />
    </svg>
  );
}
