'use client';

export { UnexpectedDocument as default } from '#src/ui/unexpected-error.tsx';
