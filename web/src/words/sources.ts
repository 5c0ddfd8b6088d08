// Where words come from: files of messages, by language.
import { PSEUDO } from "./catalogue";

export type Sources = Record<string, () => Promise<string>>;

export function isIn(path: string, language: string): boolean {
  return path.endsWith(`/${language === PSEUDO ? "en" : language}.ftl`);
}

export function load(sources: Sources, wanted: (path: string) => boolean): Promise<string[]> {
  const found = Object.entries(sources).filter(([path]) => wanted(path));
  return Promise.all(found.map(([, source]) => source()));
}
