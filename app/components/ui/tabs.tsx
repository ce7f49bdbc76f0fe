import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Props = {
  label: string;
  tabs: readonly { key: string; name: string }[];
  selected: string;
  onSelect: (key: string) => void;
  children: ReactNode;
};

/** Selection follows focus (WAI-ARIA tabs). Without JavaScript the tabs are hidden, and the panel shows its initial state. */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  function move(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const from = tabs.findIndex(({ key }) => key === selected);
    const targets: Record<string, number> = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 };
    const to = targets[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    row.current?.querySelectorAll('button')[tabs.indexOf(tab)]?.focus();
  }

  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className="choice"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  );
}
