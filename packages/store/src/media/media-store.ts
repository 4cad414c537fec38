/** Where original pictures and other files are kept that every machine of the site must find. */
export interface MediaStore {
  /** Null if there is no such file. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer): Promise<void>;
  /** Copies a file from the store; false if there is no such file. A store that is asked over the network keeps the limit. */
  download(key: string, path: string, limitMs?: number): Promise<boolean>;
  upload(key: string, path: string): Promise<void>;
  /** One that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Where an import puts the pictures that it reads, by name, before it calls `publishPhotos`. */
  incomingPhotos: string;
  /** Makes the pictures that were put there available under `photos/NAME`. */
  publishPhotos(): Promise<void>;
}
