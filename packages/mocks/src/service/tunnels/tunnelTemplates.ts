import { awsRegions, tunnelDefaults, tunnelTypes } from '@millrace/ui/domain/entities';
import { publicAddresses } from '../infrastructure/infrastructure.ts';
import { chance } from '../core/random.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import type { TunnelRow } from '../tables/connectorRows.ts';

/** A file that sets up the far side of a tunnel (spec §7). */
export interface TunnelTemplate {
  readonly fileName: string;
  readonly text: string;
}

const [wireGuard, , reverseSsh] = tunnelTypes.map(({ value }) => value);
const wireGuardPort = 51_820;

/** Quotes a text as one shell word: hosts and users are typed by people. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const ownAddress = publicAddresses().fixed;

/** The public key of our end, in WireGuard's format. No private key exists for it. */
const wireGuardKey = (seed: number, id: number): string =>
  btoa(
    String.fromCharCode(
      ...Array.from({ length: 32 }, (_, index) => Math.floor(chance(seed, 'wireguard', id, index) * 256)),
    ),
  );

const head = (purpose: string) => `#!/bin/sh
# ${purpose}
set -eu
[ "$(id -u)" -eq 0 ] || { echo 'Run this as root.' >&2; exit 1; }
`;

const wireGuardScript = (
  seed: number,
  { id }: TunnelRow,
): string => `${head('Sets up access over WireGuard.')}
command -v wg >/dev/null || { apt-get update && apt-get install -y wireguard-tools; }
umask 077
mkdir -p /etc/wireguard
[ -s /etc/wireguard/millrace-${id}.key ] || wg genkey > /etc/wireguard/millrace-${id}.key
cat > /etc/wireguard/millrace-${id}.conf <<END
[Interface]
PrivateKey = $(cat /etc/wireguard/millrace-${id}.key)
Address = 10.77.0.2/32
ListenPort = ${wireGuardPort}

[Peer]
PublicKey = ${wireGuardKey(seed, id)}
Endpoint = ${ownAddress}:${wireGuardPort}
AllowedIPs = 10.77.0.1/32
PersistentKeepalive = 25
END
systemctl enable --now wg-quick@millrace-${id}
echo "The public key of this end is $(wg pubkey < /etc/wireguard/millrace-${id}.key)"
`;

const sshScript = ({ ssh_user, ssh_public_key }: TunnelRow): string => `${head('Grants access over SSH.')}
user=${quoted(ssh_user ?? tunnelDefaults.sshUser)}
key=${quoted(ssh_public_key ?? '')}
id "$user" >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin -- "$user"
home=$(getent passwd "$user" | cut -d: -f6)
install -d -m 700 -o "$user" "$home/.ssh"
touch "$home/.ssh/authorized_keys"
grep -qxF "$key" "$home/.ssh/authorized_keys" || printf '%s\\n' "$key" >> "$home/.ssh/authorized_keys"
chmod 600 "$home/.ssh/authorized_keys"
chown "$user" "$home/.ssh/authorized_keys"
`;

const reverseScript = ({ id, ssh_host, ssh_port, ssh_user }: TunnelRow): string => {
  const target = quoted(`${ssh_user ?? tunnelDefaults.sshUser}@${ssh_host ?? ownAddress}`);
  return `${head('Connects to Millrace and keeps the connection open. Set the database: DATABASE_HOST=… DATABASE_PORT=… sh install.sh')}
: "\${DATABASE_HOST:?must be the host of the database}" "\${DATABASE_PORT:?must be the port of the database}"
command -v autossh >/dev/null || { apt-get update && apt-get install -y autossh; }
umask 077
mkdir -p /etc/millrace
cd /etc/millrace
[ -s tunnel-${id} ] || ssh-keygen -q -t ed25519 -N '' -C millrace-tunnel-${id} -f tunnel-${id}
printf '%s' ${target} > tunnel-${id}.target
printf '%s' "$DATABASE_HOST:$DATABASE_PORT" > tunnel-${id}.database
cat > tunnel-${id}.sh <<'END'
#!/bin/sh
cd /etc/millrace
exec autossh -M 0 -N -i tunnel-${id} -o ServerAliveInterval=30 -o ExitOnForwardFailure=yes \\
  -R "0:$(cat tunnel-${id}.database)" -p ${ssh_port ?? tunnelDefaults.sshPort} -- "$(cat tunnel-${id}.target)"
END
cat > /etc/systemd/system/millrace-tunnel-${id}.service <<'END'
[Unit]
After=network-online.target
Wants=network-online.target
[Service]
ExecStart=/bin/sh /etc/millrace/tunnel-${id}.sh
Restart=always
[Install]
WantedBy=multi-user.target
END
systemctl daemon-reload
systemctl enable --now millrace-tunnel-${id}
echo "The public key of this end is $(cat tunnel-${id}.pub)"
`;
};

function installScript(seed: number, row: TunnelRow): string {
  if (row.type === wireGuard) return wireGuardScript(seed, row);
  return row.type === reverseSsh ? reverseScript(row) : sshScript(row);
}

/** A gateway instance that runs the script when it first starts. */
function cloudFormation(seed: number, row: TunnelRow): string {
  const region = awsRegions.find(({ value }) => value === row.region)?.code;
  const isWireGuard = row.type === wireGuard;
  const port = isWireGuard ? wireGuardPort : (row.ssh_port ?? tunnelDefaults.sshPort);
  const script = installScript(seed, row)
    .split('\n')
    .map((line) => (line === '' ? '' : `            ${line}`))
    .join('\n');
  return `AWSTemplateFormatVersion: '2010-09-09'
Description: A gateway for tunnel ${row.id} of Millrace${region ? `, to be created in ${region}` : ''}.
Parameters:
  VpcId: { Type: 'AWS::EC2::VPC::Id' }
  SubnetId: { Type: 'AWS::EC2::Subnet::Id', Description: A public subnet that reaches the data }
  ImageId:
    Type: 'AWS::SSM::Parameter::Value<AWS::EC2::Image::Id>'
    Default: /aws/service/canonical/ubuntu/server/24.04/stable/current/amd64/hvm/ebs-gp3/ami-id
Resources:
  GatewayAccess:
    Type: AWS::EC2::SecurityGroup
    Properties:
      GroupDescription: Millrace comes in by its tunnel, and nobody else.
      VpcId: !Ref VpcId
      SecurityGroupIngress:
        - { IpProtocol: ${isWireGuard ? 'udp' : 'tcp'}, FromPort: ${port}, ToPort: ${port}, CidrIp: ${ownAddress}/32 }
  Gateway:
    Type: AWS::EC2::Instance
    Properties:
      ImageId: !Ref ImageId
      InstanceType: t3.micro
      NetworkInterfaces:
        - DeviceIndex: '0'
          SubnetId: !Ref SubnetId
          AssociatePublicIpAddress: true
          GroupSet: [!Ref GatewayAccess]
      MetadataOptions: { HttpTokens: required }
      UserData:
        Fn::Base64:
          |
${script.trimEnd()}
Outputs:
  GatewayAddress: { Value: !GetAtt Gateway.PublicIp }
`;
}

const refuseType = (msg: string): never => {
  const error: FieldRefusal = { loc: ['query', 'config_type'], msg, type: 'value_error.enum' };
  throw refusal.unprocessable([error]);
};

/**
 * The template of a type that `tunnelTemplatePath` names.
 * @throws {Refusal} 422 for other types, or if the template does not suit the tunnel
 */
export function tunnelTemplate(seed: number, row: TunnelRow, type: string): TunnelTemplate {
  if (type === 'install_script') {
    return { fileName: `millrace-tunnel-${row.id}.sh`, text: installScript(seed, row) };
  }
  if (type !== 'cloud_formation') return refuseType('This value is not valid.');
  // A reverse tunnel needs no gateway: a host that already reaches the data dials out.
  if (row.type === reverseSsh) return refuseType('A reverse tunnel has an install script only.');
  return { fileName: `millrace-tunnel-${row.id}.yaml`, text: cloudFormation(seed, row) };
}
