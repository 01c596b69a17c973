import type { ReactNode } from 'react';

/**
 * Box for a list with checkboxes. The custom element <kept-fields> stores the checked boxes on the
 * device under this name and can print the list.
 */
export const Checklist = ({ name, children }: { name: string; children: ReactNode }) => (
  <kept-fields
    className={
      'checklist @container not-prose my-4 block border-y-2 border-encre pt-3 pb-1 ' +
      '[.checklist+&]:-mt-4 [.checklist+&]:border-t-0'
    }
    data-name={name}
  >
    {children}
  </kept-fields>
);
