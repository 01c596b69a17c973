// The behaviour of the frame, on every page: small custom elements over markup that works without them.
export {};
