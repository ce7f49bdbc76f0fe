import type { ReactNode } from 'react';
import type { ServicesMessages } from './services.messages.ts';

type TimetableFigures = {
  small: readonly [number, number];
  complex: readonly [number, number];
  roi: readonly [number, number];
  maintenance: number;
  office: { opens: number; closes: number };
};

type Messages = ServicesMessages['delivery']['timetable'];
type Props = { messages: Messages; figures: TimetableFigures; days: readonly string[] };

const HOURS_OF_WEEK = 7 * 24;

export function Timetable({ messages, figures, days }: Props) {
  const { maintenance, roi, complex, office } = figures;
  const months = Math.max(maintenance, roi[1], complex[1]);
  const quarters = Array.from({ length: Math.floor(maintenance / 3) }, (_, index) => (index + 1) * 3);
  return (
    <div className="timetable">
      <h3>{messages.title}</h3>
      <p className="timetable__axis" aria-hidden="true">
        {[0, 1, 2, 3].map((quarter) => (
          <span key={quarter}>{(months * quarter) / 4}</span>
        ))}
        <span>
          {months} {messages.months}
        </span>
      </p>
      <dl>
        {(['small', 'complex', 'roi'] as const).map((name) => (
          <Row key={name} messages={messages[name]} length={months}>
            <rect className="band-water-3" width={figures[name][1]} height="1" />
            <rect className="band-water" width={figures[name][0]} height="1" />
          </Row>
        ))}
        <Row messages={messages.maintenance} length={months}>
          <rect className="band-water" width={maintenance} height="1" />
          <path className="timetable__mark" d={quarters.map((month) => `M${month} 0V1`).join('')} />
        </Row>
      </dl>
      <p className="timetable__axis timetable__axis--days" aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <dl className="timetable__week">
        <Row messages={messages.hours} length={HOURS_OF_WEEK}>
          {[0, 1, 2, 3, 4].map((day) => (
            <rect
              key={day}
              className="band-water"
              x={day * 24 + office.opens}
              width={office.closes - office.opens}
              height="1"
            />
          ))}
        </Row>
        <Row messages={messages.nights} length={HOURS_OF_WEEK}>
          <rect className="band-water-3" width={HOURS_OF_WEEK} height="1" />
        </Row>
      </dl>
      <p className="caption">{messages.caption}</p>
    </div>
  );
}

type RowProps = { messages: Messages['small']; length: number; children: ReactNode };

function Row({ messages, length, children }: RowProps) {
  return (
    <div className="timetable__row">
      <dt>{messages.name}</dt>
      <dd className="number">{messages.value}</dd>
      <dd className="timetable__remark">{messages.text}</dd>
      <dd className="timetable__band" aria-hidden="true">
        <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {children}
        </svg>
      </dd>
    </div>
  );
}
