'use client';

export { UnexpectedError as default } from '#src/components/layout/unexpected-error.tsx';
