import { DealerPanel } from '@forecourt/ui';
import type { ComponentProps } from 'react';
import { reportLogoFailure } from '../logo-failures/report-logo-failure.ts';
import { DealerNumbers } from './DealerNumbers.tsx';
import { usePanelOutputs } from './use-panel-outputs.ts';

type PanelView = Omit<ComponentProps<typeof DealerPanel>, 'call'> &
  Pick<ComponentProps<typeof DealerNumbers>, 'numbers'>;

/** The dealer above the list of its stock. */
export function DealerHead({ panel }: { panel: PanelView }) {
  const outputs = usePanelOutputs();
  return (
    <DealerPanel
      // Another dealer is another panel: a shown number of the last one must not stay.
      key={panel.mainUrl}
      {...panel}
      {...outputs}
      showWhatsapp={false}
      call={<DealerNumbers {...panel} {...outputs} />}
      layout="wide"
      onLogoError={reportLogoFailure}
    />
  );
}
