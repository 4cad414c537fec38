import { channels } from '@forecourt/domain';
import { defaultDealerLogo, imageAddress, placeholderImage } from '@forecourt/site';
import { expect, test } from 'vitest';
import { parsePictureAddress } from '../../server/media/picture-address.ts';

test.each([...channels.map(placeholderImage), defaultDealerLogo])(
  'the media server has the placeholder %s',
  (address) => {
    const rest = imageAddress(address, 160).replace(/^\/media\//, '');
    expect(parsePictureAddress(rest)).toMatchObject({ kind: 'ok', subject: { kind: 'placeholder' } });
  },
);
