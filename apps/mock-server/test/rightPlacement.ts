import { demoAccounts, northside } from '../src/seed/index.ts';
import { people } from './requestPeople.ts';

const { provider } = demoAccounts;

/** The provider orders a blood pressure monitor by mail for the own patient. @see PAY-01 @see PAY-04 */
export const rightPlacement = {
  dUserId: provider.accountId,
  pUserId: people.own.userId,
  pUsername: people.own.username,
  pFirstName: 'Marigold',
  pMiddleName: '',
  pLastName: 'Testpatient',
  pdob: '1948-03-04',
  pGender: 'female',
  clinic: northside.name,
  modeOfDelivery: 'Mail',
  provider: 'Wren Q. Exampledoc',
  address: { street: '1 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' },
  orders: [
    {
      mrSubSource: 'Example Instruments',
      deviceName: 'Upper Arm Monitor',
      deviceModel: 'EX-BP120',
      brand: 'Example Instruments',
      deviceId: 'EX-BP120',
      imgSource: '',
      deviceSerialId: null,
      vitals: [
        {
          mrSubType: 'BloodPressure',
          monitoring: {
            period: { startTime: '20261120-15:00:00', endTime: '21261120-15:00:00' },
            limits: {
              systolic: { min: { cautious: 90, critical: 80 }, max: { cautious: 139, critical: 180 } },
              diastolic: { min: { cautious: 60, critical: 50 }, max: { cautious: 89, critical: 110 } },
            },
          },
        },
      ],
    },
  ],
};
