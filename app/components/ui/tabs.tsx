import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tabStep } from './tab-step.ts';

type Props<Key extends string> = {
  /** Names the row for whoever does not see it. */
  label: string;
  tabs: readonly { key: Key; name: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What the chosen tab leaves to see. */
  children: ReactNode;
};

/**
 * A row of tabs over the one panel that they choose from. An arrow key moves on and chooses at once; the Tab key enters
 * the row at the chosen one. Without JavaScript the row is hidden, and the panel shows what it began with.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: Props<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  function move(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const from = tabs.findIndex(({ key }) => key === selected);
    const to = tabStep(event.key, from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.key);
    row.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
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
