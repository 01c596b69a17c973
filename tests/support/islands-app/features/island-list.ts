export { Counter as counter } from './counter/counter';
export { Lamp as lamp } from './lamp/lamp';
