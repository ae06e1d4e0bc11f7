/** Records of a history that hold on a day. */
type Held = { id: string }

/** The newest record that holds today, by its two date columns; one without dates holds always. */
export function current<R extends Held>(
  records: readonly R[] | undefined,
  today: string,
  from: keyof R,
  until: keyof R,
): R | undefined {
  const holding = (records ?? []).filter(
    (record) =>
      !(String(record[from] ?? '') > today) && !(record[until] !== undefined && String(record[until]) < today),
  )
  return newest(holding, from)
}

/** The record with the latest date; among those without one the last. */
export const newest = <R extends Held>(records: readonly R[] | undefined, by: keyof R): R | undefined =>
  (records ?? []).reduce<R | undefined>(
    (best, record) => (best === undefined || String(record[by] ?? '') >= String(best[by] ?? '') ? record : best),
    undefined,
  )

/** 'NGUYEN, Thi Anh' or 'Thi Anh NGUYEN', leaving out what is not known. */
export const fullName = (given?: string, middle?: string, family?: string): string | undefined =>
  [given, middle, family].filter(Boolean).join(' ') || undefined
