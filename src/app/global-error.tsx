'use client';

export { UnexpectedDocument as default } from '#src/components/layout/unexpected-error.tsx';
