import { addDays, ageOn, daysBetween, type IsoDate, latest } from '#rules/calendar/days.ts'

/** The age that counts is the one when a visa became available, less the days the petition was pending (INA 203(h)). */
export const cspaAge = (bornOn: IsoDate, filedOn: IsoDate, approvedOn: IsoDate, currentOn: IsoDate): number =>
  ageOn(bornOn, addDays(latest(approvedOn, currentOn), -daysBetween(filedOn, approvedOn)))
