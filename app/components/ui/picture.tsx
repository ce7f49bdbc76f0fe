import { useEffect, useRef, useState } from 'react';

type PictureSource = { srcSet: string; type?: string; media?: string };

type Props = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  /** Preferred to `src`, best first. */
  sources?: readonly PictureSource[];
  /** Loads at once: in view when the page opens. */
  eager?: boolean;
};

/** Lazy by default. A placeholder of the same shape replaces it on error. */
export function Picture({ src, width, height, alt, className = '', sources = [], eager = false }: Props) {
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before hydration.
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
