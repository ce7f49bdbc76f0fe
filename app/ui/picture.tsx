import { useEffect, useRef, useState } from 'react';

type Props = { src: string; width: number; height: number; alt: string; className?: string };

/**
 * A picture that loads when it comes near. Its size in pixels keeps its place; when it fails to load, a quiet
 * placeholder of the same shape stands there instead.
 */
export function Picture({ src, width, height, alt, className = '' }: Props) {
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (failed === src) return <Placeholder width={width} height={height} alt={alt} className={className} />;
  return (
    <img
      ref={image}
      className={`picture ${className}`}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}

/** A band that has run dry: hairlines, and the short dash of a list. */
function Placeholder({ width, height, alt, className }: Omit<Props, 'src'>) {
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
