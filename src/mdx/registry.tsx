import { Link } from '#src/components/ui/link.tsx';

/** The one list of components that a document may use, the elements of Markdown included. */
export const components = { a: Link };
