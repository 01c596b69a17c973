import { choosePorts, type Ports } from '../../scripts/lib/ports.ts';

/** Ports of this run. Playwright's main process chooses them, and its workers inherit them. */
export const ports: Ports = process.env.TEST_PORTS
  ? JSON.parse(process.env.TEST_PORTS)
  : await choosePorts();
process.env.TEST_PORTS = JSON.stringify(ports);

export const siteOrigin = `http://localhost:${ports.site}`;
export const backendOrigin = `http://localhost:${ports.backend}`;
