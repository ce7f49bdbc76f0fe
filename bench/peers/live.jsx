'use client';

import { useState } from 'react';

export function Live({ as: Tag, children, ...rest }) {
  const [isTurned, setIsTurned] = useState(false);
  const turn = ({ target }) => target.closest('a, button') && setIsTurned(!isTurned);
  return (
    <Tag {...rest} data-face={isTurned ? 'back' : undefined} onClick={turn}>
      {children}
    </Tag>
  );
}
