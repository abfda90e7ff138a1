import { join } from 'node:path'
import { type Publication, publicationSchema } from '@site/contracts/ReleasePointer'
import * as v from 'valibot'
import { messageOf } from '../errors/messageOf.ts'
import { addNumbered, newestReadable, numberedFile, numbersIn } from '../files/numberedFiles.ts'
import { readRegularFile } from '../files/readRegularFile.ts'
import { sharedFolder } from '../files/sharedFolder.ts'

const folderIn = (releasesFolder: string) => join(releasesFolder, sharedFolder.publications)

/** False if its number is taken. */
export const addPublication = (releasesFolder: string, publication: Publication): Promise<boolean> =>
  addNumbered(folderIn(releasesFolder), publication.number, publication)

/** The numbers of all publications, readable or not, newest first. */
export const publicationNumbers = (releasesFolder: string): Promise<number[]> => numbersIn(folderIn(releasesFolder))

/** The newest number: it is used up. */
export async function lastNumber(releasesFolder: string): Promise<number> {
  return (await publicationNumbers(releasesFolder))[0] ?? 0
}

/** @throws Error if it cannot be read. */
export function readPublication(releasesFolder: string, number: number): Publication {
  const file = numberedFile(folderIn(releasesFolder), number)
  try {
    return v.parse(publicationSchema, JSON.parse(readRegularFile(file)))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`)
  }
}

/** The newest readable one. */
export function newestPublication(releasesFolder: string): Promise<Publication | undefined> {
  return newestReadable(folderIn(releasesFolder), (number) => readPublication(releasesFolder, number))
}
