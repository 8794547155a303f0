import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from '../src/socket/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reader = () => Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, ping: vi.fn(), terminate: vi.fn() });
const lineTo = (socket: ReturnType<typeof reader>) => new Heartbeat(socket as unknown as WebSocket, 20_000);

test('the lag is half the shortest way there and back of late', () => {
  const socket = reader();
  const line = lineTo(socket);
  for (const way of [80, 60, 200]) {
    vi.advanceTimersByTime(way);
    socket.emit('pong');
    line.measure();
  }
  expect(line.lag).toBe(30);
  line.stop();
});

test('a reader that does not answer for a whole heartbeat is gone', () => {
  const socket = reader();
  const line = lineTo(socket);
  vi.advanceTimersByTime(19_999);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_001);
  expect(socket.terminate).toHaveBeenCalled();
  line.stop();
});

test('a reader that was asked a moment ago is given the time to answer', () => {
  const socket = reader();
  const line = lineTo(socket);
  socket.emit('pong');
  vi.advanceTimersByTime(19_990);
  line.measure();
  vi.advanceTimersByTime(20);
  expect(socket.terminate).not.toHaveBeenCalled();
  line.stop();
});
