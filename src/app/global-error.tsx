'use client';

export { UnexpectedDocument as default } from '#src/layout/unexpected-error.tsx';
