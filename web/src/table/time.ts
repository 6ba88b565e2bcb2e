// In seconds.
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Time left as people read it: 2 d 3 h, 4 h 05, 1:09. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)} h ${two(Math.floor((seconds % HOUR) / MINUTE))}`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}
