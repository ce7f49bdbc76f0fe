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
    // The picture may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  const isMissing = failed === src;
  const drawn = (
    <img
      ref={image}
      className={`picture ${className}`}
      src={isMissing ? emptyPicture(width, height) : src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (isMissing || sources.length === 0) return drawn;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {drawn}
    </picture>
  );
}

const emptyPicture = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
