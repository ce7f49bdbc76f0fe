type Props = {
  value: number;
};

const GAP = 0.4;

function parts(from: number, until: number): string {
  return Array.from({ length: 10 }, (_, index) => index * 10)
    .filter((start) => start + 10 > from && start < until)
    .map((start) => {
      const left = start === 0 ? 0 : start + GAP;
      const right = start === 90 ? 100 : start + 10 - GAP;
      return `M${left} 0H${Math.max(left, Math.min(right, until))}V10H${left}Z`;
    })
    .join('');
}

export function Tenths({ value }: Props) {
  return (
    <svg
      suppressHydrationWarning
      className="tenths draws"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="tenths__open" d={parts(value, 100)} />
      <path className="tenths__done drawn" d={parts(0, value)} />
    </svg>
  );
}
