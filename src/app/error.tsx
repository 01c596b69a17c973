'use client';

export { UnexpectedError as default } from '#src/ui/unexpected-error.tsx';
