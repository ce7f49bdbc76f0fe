import { useEffect, useRef, useState } from 'react';

type PictureSource = { srcSet: string; type?: string; media?: string };

type Props = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  sources?: readonly PictureSource[];
  eager?: boolean;
};

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

function Placeholder({ alt, className, ...size }: Pick<Props, 'width' | 'height' | 'alt' | 'className'>) {
  return (
    <svg
      className={`picture picture--missing ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      {...size}
    >
      <path d="M0 44C50 44 50 11 100 11M0 56C50 56 50 22 100 22M0 67C50 67 50 33 100 33M0 78C50 78 50 44 100 44M0 89C50 89 50 56 100 56" />
    </svg>
  );
}
