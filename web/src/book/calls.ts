// What the page asks the server for about books.
import type {
  AddedPhoto,
  BookLink,
  CsvSheets,
  DeviceEntry,
  EntriesAnswer,
  ErrorBody,
  EveningList,
} from '../api-types';
import { Trouble } from '../api';
import { HAS_SERVER } from '../site';
import type { BookView, Figures, MemberPage, SheetView } from './types';

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (!HAS_SERVER) throw new Trouble('server-unreachable', 0);
  let response: Response;
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  try {
    response = await fetch(`/api/books${path}`, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': type }, body: isFile ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('server-unreachable', 0);
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const id = (answer as Partial<ErrorBody> | null)?.error ?? 'server-unreachable';
  throw new Trouble(id, response.status);
}

const part = (id: string) => encodeURIComponent(id);

export const begin = (name: string) => call<BookLink>('POST', '', { name });
export const read = (code: string, after?: number, signal?: AbortSignal) =>
  call<BookView>('GET', `/${part(code)}${after === undefined ? '' : `?after=${after}`}`, undefined, signal);
export const write = (code: string, device: string, entries: DeviceEntry[]) =>
  call<EntriesAnswer>('POST', `/${part(code)}/entries`, { device, entries });
export const sheet = (code: string, id: string) =>
  call<SheetView>('GET', `/${part(code)}/sheets/${part(id)}`);
export const evenings = async (code: string, before?: string) =>
  (await call<EveningList>('GET', `/${part(code)}/evenings${before ? `?before=${before}` : ''}`)).evenings;
export const figures = (code: string, season: string) =>
  call<Figures>('GET', `/${part(code)}/figures${season ? `?season=${part(season)}` : ''}`);
export const member = (code: string, id: string) =>
  call<MemberPage>('GET', `/${part(code)}/members/${part(id)}`);
export const readCsv = async (code: string, text: string) =>
  (await call<CsvSheets>('POST', `/${part(code)}/csv`, { text })).sheets;
export const newLink = (code: string) => call<BookLink>('POST', `/${part(code)}/link`);
export const remove = (code: string) => call<void>('DELETE', `/${part(code)}`);
export const addPhoto = (code: string, sheet: string, photo: Blob) =>
  call<AddedPhoto>('PUT', `/${part(code)}/sheets/${part(sheet)}`, photo);
export const photoPath = (code: string, id: string) => `/api/books/${part(code)}/photos/${part(id)}`;
export const exportPath = (code: string, as: '' | 'csv') =>
  `/api/books/${part(code)}/export${as ? `?as=${as}` : ''}`;
