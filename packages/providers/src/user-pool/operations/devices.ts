import { forgetKnownDevice } from '../challenges/guard-sign-in.ts';
import type { PoolContext } from '../pool-context.ts';
import { type Body, readTexts } from '../read-fields.ts';
import type { DeviceRecord } from '../records.ts';
import { type Refused, refuse } from '../refuse.ts';
import { DEVICE_LIMIT } from '../settings.ts';
import { checkOwner, type SignedIn } from '../tokens/check-access.ts';
import { answer, type Operation } from './operation.ts';

type Owner = { readonly status: 'SUCCESS'; readonly value: SignedIn } | Refused;

async function deviceOwner(pool: PoolContext, body: Body): Promise<Owner> {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED' || pool.settings.deviceTracking) return owner;
  // [C-5-86]
  return refuse('InvalidUserPoolConfigurationException', 'Device tracking has not been configured in this User Pool');
}

/** Accepts only the device issued with this sign-in. */
export const confirmDevice: Operation = async (pool, body) => {
  const owner = await deviceOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const read = readTexts(body, ['DeviceKey'], ['DeviceName']);
  if (read.status === 'REFUSED') return read;
  const { DeviceKey: deviceKey, DeviceName = 'Unknown device' } = read.value;
  const { user } = owner.value;
  if (owner.value.deviceKey !== deviceKey) return refuse('ResourceNotFoundException', 'Device does not exist.');
  const now = pool.clock();
  const device = {
    sub: user.sub,
    deviceKey,
    name: DeviceName.slice(0, 1024),
    createdAt: now,
    lastAuthenticatedAt: now,
  };
  await pool.store.keepDevice(device, DEVICE_LIMIT);
  return answer({ UserConfirmationNecessary: false });
};

const describe = ({ deviceKey, name, createdAt, lastAuthenticatedAt }: DeviceRecord) => ({
  DeviceKey: deviceKey,
  DeviceAttributes: [{ Name: 'device_name', Value: name }],
  DeviceCreateDate: createdAt / 1000,
  DeviceLastModifiedDate: lastAuthenticatedAt / 1000,
  DeviceLastAuthenticatedDate: lastAuthenticatedAt / 1000,
});

/** [C-9-48] Sixty at most, so one page can hold all; smaller pages continue from the last key. */
export const listDevices: Operation = async (pool, body) => {
  const owner = await deviceOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const { Limit: limit = DEVICE_LIMIT, PaginationToken: after } = body;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > DEVICE_LIMIT)
    return refuse('InvalidParameterException', `Limit must be between 0 and ${DEVICE_LIMIT}`);
  const devices = await pool.store.listDevices(owner.value.user.sub);
  const start = after === undefined ? 0 : devices.findIndex(({ deviceKey }) => deviceKey === after) + 1;
  const page = devices.slice(start, start + limit);
  const hasMore = start + limit < devices.length;
  return answer({ Devices: page.map(describe), ...(hasMore ? { PaginationToken: page.at(-1)?.deviceKey } : {}) });
};

/** Also signs the device out. */
export const forgetDevice: Operation = async (pool, body) => {
  const owner = await deviceOwner(pool, body);
  if (owner.status === 'REFUSED') return owner;
  const read = readTexts(body, ['DeviceKey']);
  if (read.status === 'REFUSED') return read;
  await forgetKnownDevice(pool, owner.value.user.sub, read.value.DeviceKey);
  const wasThere = await pool.store.forgetDevice(owner.value.user.sub, read.value.DeviceKey);
  return wasThere ? answer() : refuse('ResourceNotFoundException', 'Device does not exist.');
};
