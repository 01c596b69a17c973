const paths = {
  covered: <path fill="currentColor" d="M3 3h14v14H3z" />,
  option: (
    <>
      <path fill="currentColor" stroke="none" d="M3 17V3l14 14z" />
      <path d="M3 3h14v14H3z" />
    </>
  ),
  absent: <path d="M3 3h14v14H3zM1 19 19 1" />,
  arrow: <path d="M2 10h15M11 4l6 6-6 6" />,
  phone: <path d="M3 3h4l1.5 4-2.2 1.6a11 11 0 0 0 5.1 5.1L13 11.5l4 1.5v4A14 14 0 0 1 3 3z" />,
  outside: <path d="M8 4H3v13h13v-5M11 3h6v6M17 3 9 11" />,
  search: <path d="M13.5 8.25a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0zM12 12l6 6" />,
  menu: <path d="M2 5h16M2 10h16M2 15h16" />,
  close: <path d="m4 4 12 12M16 4 4 16" />,
  chevron: <path d="m6 2 8 8-8 8" />,
};

export type SignName = keyof typeof paths;

/**
 * Renders an icon. It has no accessible name, so the caller must add a word, which may be for
 * screen readers only.
 */
export const Sign = ({ name, className = '' }: { name: SignName; className?: string }) => (
  <svg className={`sign ${className}`.trim()} viewBox="0 0 20 20" aria-hidden="true">
    {paths[name]}
  </svg>
);
