import { addDays, ageOn, type Day, daysBetween, latest } from '#formats/day.ts'

/** The age that counts is the one when a visa became available, less the days the petition was pending (INA 203(h)). */
export const cspaAge = (bornOn: Day, filedOn: Day, approvedOn: Day, currentOn: Day): number =>
  ageOn(bornOn, addDays(latest(approvedOn, currentOn), -daysBetween(filedOn, approvedOn)))
