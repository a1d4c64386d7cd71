// Tables do not stay for ever: whoever has one in a list is told in time.

/** Nobody needs to know so long before. */
const NOTICE = 30 * 24 * 3600 * 1000;

/** Whether a table goes so soon that its people should know. */
export const goesSoon = (at: number | undefined, now = Date.now()): at is number =>
  at !== undefined && at < now + NOTICE;
