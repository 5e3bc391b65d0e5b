import type { Database } from './database.ts';

export type MediaFile = { readonly name: string; readonly type: string; readonly content: Buffer };

/** Pictures that staff uploaded. They are in the database, so that every machine has them, and backups do. */
export function mediaStore(db: Database) {
  return {
    /** A name contains a hash of the content, so that a known one is the same picture. */
    async save({ name, type, content }: MediaFile): Promise<void> {
      await db.query(
        `insert into media_files (name, type, content) values ($1, $2, decode($3, 'base64')) on conflict do nothing`,
        [name, type, content.toString('base64')],
        'save media file',
      );
    },

    async find(name: string): Promise<Buffer | undefined> {
      const [row] = await db.query<{ content: string }>(
        `select encode(content, 'base64') as content from media_files where name = $1`,
        [name],
        'find media file',
      );
      return row && Buffer.from(row.content, 'base64');
    },
  };
}
