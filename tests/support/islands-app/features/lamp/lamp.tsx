'use client';

import { useState } from 'react';

export function Lamp({ name }: { name: string }) {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {name}
    </button>
  );
}
