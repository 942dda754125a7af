import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import type { Report } from './report.ts'
import { fileNameOf, fileOf, savedMatches } from './saved-matches.ts'

/** What is kept of a game that cannot be opened, to report it with; nothing where nothing is kept. */
export function SaveRecord({ id }: { readonly id: string }) {
  const [save, setSave] = useState<Report>()
  useEffect(() => {
    let gone = false
    void reportOf(id).then((report) => !gone && setSave(() => report))
    return () => {
      gone = true
    }
  }, [id])
  return save && <Button onClick={() => void save()}>Save the game as a file</Button>
}

async function reportOf(id: string): Promise<Report | undefined> {
  const [match, record] = await Promise.all([savedMatches().find(id), savedMatches().record(id)])
  if (match === undefined || record === undefined) return undefined
  return async () => saveFile(fileNameOf(match), fileOf(record, match.order.seats))
}
