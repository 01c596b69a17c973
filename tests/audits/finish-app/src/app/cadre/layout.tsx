import type { ReactNode } from 'react';
import { Counter } from '../../features/counter';

const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <header data-island="idle">
      <Counter label="Dans le cadre" />
    </header>
    {children}
  </>
);

export default Layout;
