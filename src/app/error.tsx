'use client';

export { UnexpectedError as default } from '#src/layout/unexpected-error.tsx';
