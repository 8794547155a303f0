import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '../src/socket/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const wire = { isOpen: true, ping: vi.fn(), terminate: vi.fn() };
  return { wire, heartbeat: new Heartbeat(wire, 20_000) };
}

test('the latency is half the shortest recent round trip', () => {
  const { heartbeat } = started();
  for (const roundTrip of [80, 60, 200]) {
    vi.advanceTimersByTime(roundTrip);
    expect(heartbeat.pong()).toBe(true);
    heartbeat.ping();
  }
  expect(heartbeat.latency).toBe(30);
  heartbeat.stop();
});

test('a client that leaves a ping unanswered for a whole interval is disconnected', () => {
  const { wire, heartbeat } = started();
  vi.advanceTimersByTime(19_999);
  expect(wire.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_001);
  expect(wire.terminate).toHaveBeenCalled();
  heartbeat.stop();
});

test('a client that was pinged a moment ago has time to answer', () => {
  const { wire, heartbeat } = started();
  heartbeat.pong();
  vi.advanceTimersByTime(19_990);
  heartbeat.ping();
  vi.advanceTimersByTime(20);
  expect(wire.terminate).not.toHaveBeenCalled();
  heartbeat.stop();
});

test('a pong without a ping is recognised', () => {
  const { heartbeat } = started();
  expect([heartbeat.pong(), heartbeat.pong()]).toEqual([true, false]);
  heartbeat.stop();
});
