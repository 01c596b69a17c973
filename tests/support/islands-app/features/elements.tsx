import type { ReactNode } from 'react';
import { Boundary } from '#src/ui/island/boundary.island.tsx';
import { plainData } from '#src/ui/island/plain-data.ts';
import { Counter } from './counter/counter';
import { Lamp } from './lamp/lamp';

// These elements render the same markup as the `<Island>` of the site.
type Given = { start: string; label: string; slot: string; children?: ReactNode };

export const CounterIsland = ({ start, children, ...props }: Given) => (
  <div data-island="counter" data-start={start} data-props={plainData('counter', props)}>
    <Boundary>
      <Counter {...props} slots={{ [props.slot]: children }} />
    </Boundary>
  </div>
);

export const LampIsland = ({ name }: { name: string }) => (
  <div data-island="lamp" data-start="idle" data-props={plainData('lamp', { name })}>
    <Boundary>
      <Lamp name={name} />
    </Boundary>
  </div>
);
