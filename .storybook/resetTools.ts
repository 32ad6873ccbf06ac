import { createElement, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';

interface Updated {
  initialGlobals: Record<string, unknown>;
}

/**
 * Puts every tool back to what it says at first, and the address with it. What a story itself says stays.
 */
export function ResetTools() {
  const [initial, setInitial] = useState<Updated['initialGlobals']>({});
  const [, updateGlobals] = useGlobals();
  // What the address holds of the tools is what differs from the first.
  const { customQueryParams } = useStorybookState();
  useChannel({ [GLOBALS_UPDATED]: ({ initialGlobals }: Updated) => setInitial(initialGlobals) });
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: false,
      disabled: !customQueryParams.globals,
      onClick: () => updateGlobals(initial),
    },
    'Reset tools',
  );
}
