import { describe, expect, it } from 'vitest';
import type { AddressParts } from './addressParts.ts';
import { foreignAddress } from './products.ts';
import { readAddress } from './readAddress.ts';
import { refusals } from './refusals.ts';

const postgres = ['postgres', 'postgresql'];
const redshift = ['redshift', 'postgres', 'postgresql'];
const mysql = ['mysql'];
const maria = ['mariadb', 'mysql'];
const sqlserver = ['sqlserver', 'mssql'];
const ssh = ['ssh'];

const partsOf = (text: string, schemes: readonly string[]) => {
  const reading = readAddress(text, schemes);
  return reading && 'parts' in reading ? reading.parts : reading;
};

type Case = readonly [text: string, parts: AddressParts];
const login = { user: 'u', password: 'p' };
const place = { host: 'h.example', port: '5433', database: 'app' };
const all = { ...place, ...login };

describe.each<readonly [string, readonly string[], readonly Case[]]>([
  [
    'URLs of PostgreSQL',
    postgres,
    [
      [
        'postgres://replicator:hunter2@db.example.com:5433/shop?schema=sales',
        {
          host: 'db.example.com',
          port: '5433',
          user: 'replicator',
          password: 'hunter2',
          database: 'shop',
          schema: 'sales',
        },
      ],
      ['postgresql://db.example.com', { host: 'db.example.com' }],
      ['  POSTGRES://db/shop ', { host: 'db', database: 'shop' }],
      ['postgres://u:p@h/app/', { host: 'h', ...login, database: 'app' }],
      ['postgres://u:p@h.:5433/app', { host: 'h', ...login, port: '5433', database: 'app' }],
      ['postgres://u:p%40ss@db', { host: 'db', user: 'u', password: 'p@ss' }],
      ['postgres://u:p@ss/w@db/shop', { host: 'db', user: 'u', password: 'p@ss/w', database: 'shop' }],
      [
        'postgres://u:p/w?d@h:5432/app',
        { host: 'h', port: '5432', user: 'u', password: 'p/w?d', database: 'app' },
      ],
      ['postgres://u:12#w@h/app', { host: 'h', user: 'u', password: '12#w', database: 'app' }],
      ['postgres://u:12/w@h/app', { host: 'h', user: 'u', password: '12/w', database: 'app' }],
      ['postgres://u:12?w@h/app', { host: 'h', user: 'u', password: '12?w', database: 'app' }],
      ['postgres://u:p@s%s@db/shop', { host: 'db', user: 'u', password: 'p@s%s', database: 'shop' }],
      ['postgres://u:p%zz@h/app', { host: 'h', user: 'u', password: 'p%zz', database: 'app' }],
      ['postgres://u:100%@h/app', { host: 'h', user: 'u', password: '100%', database: 'app' }],
      [
        'postgres://u:a:b@[::1]:5432/shop',
        { host: '::1', port: '5432', user: 'u', password: 'a:b', database: 'shop' },
      ],
      [
        'postgres://a@b:p@b.postgres.example/app',
        { host: 'b.postgres.example', user: 'a@b', password: 'p', database: 'app' },
      ],
      ['postgres://u:p@bücher.example/app', { host: 'xn--bcher-kva.example', ...login, database: 'app' }],
      ['postgres://db/shop?options=a@b', { host: 'db', database: 'shop' }],
      ['postgres://u:p@h.example:5432?application_name=a@b', { host: 'h.example', port: '5432', ...login }],
      ['postgres://u:p@db/shop?application_name=a@b', { host: 'db', ...login, database: 'shop' }],
      ['postgresql+psycopg2://u:p@h.example:5433/app', all],
      ['postgresql+asyncpg://u:p@h.example:5433/app', all],
      ['postgresql:///app?host=h.example&port=5433&user=u&password=p', all],
      [
        'postgres://u:p@h/app?options=-c%20search_path%3Dsales,public',
        { host: 'h', ...login, database: 'app', schema: 'sales' },
      ],
      ['postgres://u:[YOUR-PASSWORD]@h/app', { host: 'h', user: 'u', database: 'app' }],
      ['jdbc:postgresql://h.example:5433/app?user=u&password=p', all],
      [
        'jdbc:postgresql://db/app?user=u&password=p&currentSchema=sales,public',
        { host: 'db', ...login, database: 'app', schema: 'sales' },
      ],
      ['jdbc:aws-wrapper:postgresql://h.example:5433/app?user=u&password=p', all],
    ],
  ],
  [
    'other forms of PostgreSQL',
    postgres,
    [
      ['host=h.example port=5433 dbname=app user=u password=p', all],
      [
        String.raw`host = h.example port='5433' dbname=app user=u password='it\'s a \\ b'`,
        { ...place, user: 'u', password: String.raw`it's a \ b` },
      ],
      ["host=h user=u options='-c search_path=sales'", { host: 'h', user: 'u', schema: 'sales' }],
      ['Host=h.example;Port=5433;Username=u;Password=p;Database=app', all],
      ['Driver={PostgreSQL Unicode};Server=h.example;Port=5433;Database=app;Uid=u;Pwd=p;', all],
      ['pgsql:host=h.example;port=5433;dbname=app;user=u;password=p', all],
      ['psql "postgres://u:p@h.example:5433/app"', all],
      ["psql 'postgres://u:p@h.example:5433/app'", all],
      ['psql postgres://u:p@h.example:5433/app', all],
      ['psql "host=h.example port=5433 dbname=app user=u password=p"', all],
      ['psql -h h.example -p 5433 -U u -d app', { ...place, user: 'u' }],
      ['psql -hh.example -p5433 app u', { ...place, user: 'u' }],
      ['psql --host=h.example --port 5433 --username=u --dbname=app -W', { ...place, user: 'u' }],
      ['PGPASSWORD=p psql -h h.example -p 5433 -U u app', all],
      ["PGPASSWORD='a b' psql -h h.example -p 5433 -U u app", { ...all, password: 'a b' }],
      ["export DATABASE_URL='postgres://u:p@h.example:5433/app'", all],
      ['export  DATABASE_URL=postgres://u:p@h.example:5433/app', all],
      ['set  DATABASE_URL=postgres://u:p@h.example:5433/app', all],
      ['-  DATABASE_URL: postgres://u:p@h.example:5433/app', all],
      ['DATABASE_URL = " postgres://u:p@h.example:5433/app " ;', all],
      ['"postgres://u:p@h.example:5433/app" ;', all],
      ['postgres://u:p@h.example:5433/app;;', all],
      ["'postgres://u:p@h.example:5433/app' , ", all],
      ['PGPASSWORD=p psql postgres://u@h.example:5433/app', all],
      ['PGPASSWORD=other psql postgres://u:p@h.example:5433/app', all],
      ['psql postgres://u@h.example:5433/app', { ...place, user: 'u' }],
      ['DATABASE_URL="postgres://u:p@h.example:5433/app"', all],
      ['DATABASE_URL=postgres://u:p@h.example:5433/app', all],
      ['DATABASE_URL: postgres://u:p@h.example:5433/app', all],
      ['"DATABASE_URL": "postgres://u:p@h.example:5433/app",', all],
      ['$env:DATABASE_URL="postgres://u:p@h.example:5433/app"', all],
      ['spring.datasource.url=jdbc:postgresql://h.example:5433/app?user=u&password=p', all],
      ['postgres://u:p@h.example:5433/app;', all],
      ['"postgres://u:p@h.example:5433/app"', all],
      ['“postgres://u:p@h.example:5433/app”', all],
      ['`postgres://u:p@h.example:5433/app`', all],
      ['<postgres://u:p@h.example:5433/app>', all],
      [
        'DB_HOST=h.example\nDB_PORT=5433\nDB_USERNAME=u\nDB_PASSWORD="p"\nDB_DATABASE=app\nDB_CONNECTION=pgsql',
        all,
      ],
      [
        'export PGHOST=h.example\r\nexport PGPORT=5433\r\nexport PGUSER=u\r\nexport PGPASSWORD=p\r\nexport PGDATABASE=app',
        all,
      ],
      ['host: h.example\nport: 5433\ndatabase: app\nusername: u\npassword: "p"\nadapter: postgresql', all],
      [
        '{"username":"u","password":"p","engine":"postgres","host":"h.example","port":5433,"dbname":"app","dbInstanceIdentifier":"h"}',
        all,
      ],
      [
        '{\n  "host": "h.example",\n  "port": "5433",\n  "database": "app", "user": "u", "password": "p"\n}',
        all,
      ],
      ['host:h.example\n\nport:5433\n\ndatabase:app\n\nuser:u\n\npassword:p', all],
      [
        'DATABASE_HOST=h.example\nDATABASE_PORT=5433\nDATABASE_NAME=app\nDATABASE_USERNAME=u',
        { ...place, user: 'u' },
      ],
      ['DB_NAME=app\nDB_USER=u\nDB_PASSWORD=p\nDB_HOST=h.example\nDB_PORT=5433', all],
      ['DATABASE_HOST=h.example\nDB_PORT=5433\nDATABASE_NAME=app', place],
      ['DB_HOST=h.example\nDB_USER=u\nMAIL_PASSWORD=other', { host: 'h.example', user: 'u' }],
      ['MAIL_PASSWORD=other\nDB_HOST=h.example\nDB_PASSWORD=p', { host: 'h.example', password: 'p' }],
      ['host: h.example\nuser: u\nsmtp_password: other', { host: 'h.example', user: 'u' }],
      ['[prod]\nhost=h.example\nport=5433\ndbname=app\nuser=u\npassword=p', all],
      ['# pooled\nDATABASE_URL="postgres://u:p@h.example:5433/app"\n\nLOG_LEVEL=info', all],
      [
        'datasource db {\n  provider = "postgresql"\n  url      = "postgres://u:p@h.example:5433/app"\n}',
        all,
      ],
      [
        'spring.datasource.url=jdbc:postgresql://h.example:5433/app\nspring.datasource.username=u\nspring.datasource.password=p',
        all,
      ],
      [
        'DATABASE_URL=postgres://u@h.example:5433/app\nMAIL_PASSWORD=other\nDATABASE_POOL=5',
        { ...place, user: 'u' },
      ],
      ['DATABASE_URL=postgres://u@h.example:5433/app\nDB_PASSWORD=p\nMAIL_PASSWORD=other', all],
      ['url: postgres://u@h.example:5433/app\npassword: other', { ...place, user: 'u' }],
      ['# psql\nDATABASE_URL=postgres://u:p@h.example:5433/app', all],
      ['PGPORT=5433 PGDATABASE=app PGUSER=u PGPASSWORD=p psql -h h.example', all],
      ['PGHOST=other.example PGUSER=other psql -h h.example -p 5433 -U u app', { ...place, user: 'u' }],
      ['psql -h h.example \\\n  -p 5433 \\\r\n  -U u app', { ...place, user: 'u' }],
      ['psql -h h.example -p 5433 -d app -U u | less', { ...place, user: 'u' }],
      ['pg_dump -h h.example -p 5433 -U u app > app.dump', { ...place, user: 'u' }],
      ['psql -h h.example -p 5433 -U u app # production', { ...place, user: 'u' }],
      ['$ /usr/bin/psql -h h.example -p 5433 -U u app', { ...place, user: 'u' }],
      [
        'Server=h.example;Database={your_database};Port=5433;User Id=u;Password={your_password};',
        { host: 'h.example', port: '5433', user: 'u' },
      ],
      ['postgres://<user>:<password>@h.example:5433/<dbname>', { host: 'h.example', port: '5433' }],
      ['{"host":"h.example","password":"a\\"b{},;=@/"}', { host: 'h.example', password: 'a"b{},;=@/' }],
    ],
  ],
  [
    'host and port',
    postgres,
    [
      ['db.example.com', { host: 'db.example.com' }],
      ['db.example.com:5433', { host: 'db.example.com', port: '5433' }],
      ['postgres:5432', { host: 'postgres', port: '5432' }],
      ['[2001:db8::1]:5433', { host: '2001:db8::1', port: '5433' }],
      ['[2001:db8::1]', { host: '2001:db8::1' }],
      ['10.0.0.7:5433', { host: '10.0.0.7', port: '5433' }],
      ['db.example.com:5433/app', { host: 'db.example.com', port: '5433', database: 'app' }],
      ['db.example.com:5433/', { host: 'db.example.com', port: '5433' }],
      ['db.example.com/app', { host: 'db.example.com', database: 'app' }],
      ['db.example.com, 5433', { host: 'db.example.com', port: '5433' }],
      ['db.example.com\t5433', { host: 'db.example.com', port: '5433' }],
      ['db.example.com\n5433', { host: 'db.example.com', port: '5433' }],
    ],
  ],
  [
    'Redshift',
    redshift,
    [
      [
        'c.abc.us-west-2.redshift.amazonaws.com:5439/dev',
        { host: 'c.abc.us-west-2.redshift.amazonaws.com', port: '5439', database: 'dev' },
      ],
      ['jdbc:redshift://h.example:5433/app', place],
      ['jdbc:redshift:iam://h.example:5433/app', place],
      ['jdbc:redshift://h.example:5433/app;UID=u;PWD=p', all],
      ['jdbc:redshift://h.example:5433/app?user=u&password=p', all],
      ['redshift+psycopg2://u:p@h.example:5433/app', all],
      ['redshift+redshift_connector://u:p@h.example:5433/app', all],
      [
        'Driver={Amazon Redshift (x64)}; Server=h.example; Database=app; UID=u; PWD=insert_your_master_user_password_here; Port=5433',
        { ...place, user: 'u' },
      ],
      ['Driver={Amazon Redshift (x64)};Server=h.example;Database=app;UID=u;PWD=p;Port=5433', all],
      ['psql -h h.example -p 5433 -U u app', { ...place, user: 'u' }],
    ],
  ],
  [
    'MySQL',
    mysql,
    [
      ['mysql://u:p@h.example:5433/app', all],
      ['mysql2://u:p@h.example:5433/app', all],
      ['mysql+pymysql://u:p@h.example:5433/app?charset=utf8mb4', all],
      ['jdbc:mysql://h.example:5433/app?user=u&password=p', all],
      ['jdbc:mysql://u:p@h.example:5433/app?useSSL=false', { ...all, ssl: 'off' }],
      ['u:p@tcp(h.example:5433)/app', all],
      ['u:p@ss/w@tcp(h.example:5433)/app?parseTime=true', { ...place, user: 'u', password: 'p@ss/w' }],
      ['u@tcp(h.example)/', { host: 'h.example', user: 'u' }],
      ['Server=h.example;Port=5433;Database=app;Uid=u;Pwd=p;', all],
      [
        'server=h.example;port=5433;user id=u;password="a;b";database=app',
        { ...place, user: 'u', password: 'a;b' },
      ],
      [
        'Driver={MySQL ODBC 8.0 Unicode Driver};Server=h.example;Port=5433;Database=app;User=u;Password={p};',
        all,
      ],
      ['mysql:host=h.example;port=5433;dbname=app', place],
      ['mysql -h h.example -P 5433 -u u -pp app', all],
      ['mysql --host=h.example --port=5433 --user=u --password=p --database=app', all],
      ['mysql -h h.example -P 5433 -u u -p app', { ...place, user: 'u' }],
      [`mysql -hh.example -P5433 -uu -p'a b' app`, { ...place, user: 'u', password: 'a b' }],
      ['MYSQL_PWD=p mysql -h h.example -P 5433 -u u app', all],
      ['MYSQL_HOST=h.example MYSQL_TCP_PORT=5433 mysql -u u -pp app', all],
      ['mysql -h h.example -P 5433 -u u -pp app < dump.sql', all],
      ['[client]\nhost=h.example\nport=5433\nuser=u\npassword=p\ndatabase=app', all],
      ['jdbc:mysql://h.example:5433/app?user=u&amp;password=p', all],
    ],
  ],
  [
    'MariaDB',
    maria,
    [
      ['mariadb://u:p@h.example:5433/app', all],
      ['mariadb+pymysql://u:p@h.example:5433/app', all],
      ['jdbc:mariadb://h.example:5433/app?user=u&password=p', all],
      ['jdbc:mariadb:sequential://h.example:5433/app?user=u&password=p', all],
      ['jdbc:mariadb:aurora://h.example:5433/app?user=u&password=p', all],
      ['mysql://u:p@h.example:5433/app', all],
      ['mariadb -h h.example -P 5433 -u u -pp app', all],
    ],
  ],
  [
    'SQL Server',
    sqlserver,
    [
      ['srv.database.windows.net,1433', { host: 'srv.database.windows.net', port: '1433' }],
      ['srv.database.windows.net, 1433', { host: 'srv.database.windows.net', port: '1433' }],
      [
        'Server=tcp:h.example,5433;Initial Catalog=app;Persist Security Info=False;User ID=u;Password={your_password};MultipleActiveResultSets=False;Connection Timeout=30;',
        { ...place, user: 'u' },
      ],
      [
        'jdbc:sqlserver://h.example:5433;database=app;user=u@h;password={your_password_here};loginTimeout=30;',
        { ...place, user: 'u@h' },
      ],
      [
        'Driver={ODBC Driver 18 for SQL Server};Server=tcp:h.example,5433;Database=app;Uid=u;Pwd={your_password_here};',
        { ...place, user: 'u' },
      ],
      ['DRIVER=FreeTDS;SERVER=h.example;PORT=5433;DATABASE=app;UID=u;PWD=p;TDS_Version=8.0;', all],
      ['sqlserver://u:p@h.example:5433?database=app&connection+timeout=30', all],
      ['/opt/mssql-tools18/bin/sqlcmd -S h.example,5433 -U u -P p -d app -o out.txt', all],
      // Hosts that have the name of a protocol.
      ['np:1433', { host: 'np', port: '1433' }],
      ['sqlserver://u:p@tcp:5433?database=app', { ...all, host: 'tcp' }],
      ['tcp:srv.database.windows.net,1433', { host: 'srv.database.windows.net', port: '1433' }],
      ['sqlserver://u:p@h.example:5433?database=app', all],
      ['sqlserver://h.example:5433;database=app;user=u;password={p}', all],
      ['mssql://u:p@h.example:5433/app', all],
      ['mssql+pyodbc://u:p@h.example:5433/app?driver=ODBC+Driver+18+for+SQL+Server', all],
      [
        'mssql+pyodbc:///?odbc_connect=Driver%3D%7BODBC+Driver+18+for+SQL+Server%7D%3BServer%3Dtcp%3Ah.example%2C5433%3BDatabase%3Dapp%3BUid%3Du%3BPwd%3Dp',
        all,
      ],
      ['jdbc:sqlserver://h.example:5433;databaseName=app;user=u;password=p', all],
      [
        'jdbc:sqlserver://h.example:5433;databaseName=app;user=u;password={a;b}}c}',
        { ...place, user: 'u', password: 'a;b}c' },
      ],
      ['jdbc:sqlserver://;serverName=h.example;port=5433;databaseName=app;user=u;password=p', all],
      ['jdbc:jtds:sqlserver://h.example:5433/app;user=u;password=p', all],
      ['Server=tcp:h.example,5433;Initial Catalog=app;User ID=u;Password=p;', all],
      [
        'Data Source=h.example,5433;Initial Catalog=app;Persist Security Info=False;User ID=u;Password="a;b""c";',
        { ...place, user: 'u', password: 'a;b"c' },
      ],
      ["Server=h.example,5433;Database=app;UID=u;PWD='a;b'", { ...place, user: 'u', password: 'a;b' }],
      [
        'Server=h.example,5433;Database=app;User Id=u;Password=a=b;',
        { ...place, user: 'u', password: 'a=b' },
      ],
      ['ConnectionString="Server=h.example,5433;Database=app;User Id=u;Password=p"', all],
      [
        'Driver={ODBC Driver 18 for SQL Server};Server=tcp:h.example,5433;Database=app;Uid=u;Pwd={a}}b;c};',
        { ...place, user: 'u', password: 'a}b;c' },
      ],
      ['sqlsrv:Server=h.example,5433;Database=app', place],
      ['sqlcmd -S h.example,5433 -U u -P p -d app', all],
      ['sqlcmd -S tcp:h.example,5433 -d app -E', place],
    ],
  ],
  [
    'hosts of a secure shell',
    ssh,
    [
      ['ec2-user@bastion.example.com', { host: 'bastion.example.com', user: 'ec2-user' }],
      ['u@bastion.example.com:2222', { host: 'bastion.example.com', port: '2222', user: 'u' }],
      ['ssh u@h.example', { host: 'h.example', user: 'u' }],
      ['ssh -p 2222 u@h.example', { host: 'h.example', port: '2222', user: 'u' }],
      ['ssh -p2222 -l u h.example', { host: 'h.example', port: '2222', user: 'u' }],
      ['ssh -i ~/.ssh/key.pem u@h.example -p 2222', { host: 'h.example', port: '2222', user: 'u' }],
      [
        'ssh -o Port=2222 -o StrictHostKeyChecking=no u@h.example',
        { host: 'h.example', port: '2222', user: 'u' },
      ],
      ['ssh ssh://u@h.example:2222', { host: 'h.example', port: '2222', user: 'u' }],
      ['ssh u@h.example \\\n  -p 2222', { host: 'h.example', port: '2222', user: 'u' }],
      ['ssh://u@h.example:22', { host: 'h.example', port: '22', user: 'u' }],
      ['bastion.example.com:2222', { host: 'bastion.example.com', port: '2222' }],
    ],
  ],
])('%s', (_, schemes, cases) => {
  it.each(cases)('%s', (text, parts) => {
    expect(partsOf(text, schemes)).toEqual(parts);
  });
});

it.each([
  [postgres, 'postgres://h/app?sslmode=require', 'unverified'],
  [postgres, 'postgres://h?connect_timeout=5&sslmode=verify-full', 'certificate'],
  [postgres, 'postgres://h?sslmode=verify-full&sslrootcert=system', 'verified'],
  [postgres, 'postgres://h?ssl=true&sslmode=verify-ca', 'certificate'],
  [postgres, 'postgres://h?sslmode=no-verify', 'unverified'],
  [postgres, 'postgres://h?sslmode=prefer', undefined],
  [postgres, 'postgres://h?sslmode=disable', 'off'],
  [postgres, 'postgres://h?sslrootcert=require', undefined],
  [postgres, 'postgres://h/app?sslaccept=strict', 'verified'],
  [postgres, 'postgres://h/app?sslaccept=accept_invalid_certs', 'unverified'],
  [postgres, 'jdbc:postgresql://h/app?ssl=true', 'unverified'],
  [postgres, 'Host=h;SSL Mode=Require', 'unverified'],
  [postgres, 'host=h sslmode=require', 'unverified'],
  [mysql, 'mysql://h?sslMode=VERIFY_IDENTITY', 'certificate'],
  [mysql, 'mysql://h?ssl-mode=REQUIRED', 'unverified'],
  [mysql, 'mysql://h/app?ssl={"rejectUnauthorized":true}', 'verified'],
  [mysql, 'jdbc:mysql://h/app?useSSL=true', 'unverified'],
  [mysql, 'jdbc:mysql://h/app?useSSL=true&verifyServerCertificate=true', 'verified'],
  [mysql, 'jdbc:mysql://h/app?requireSSL=true', 'unverified'],
  [mysql, 'u:p@tcp(h)/app?tls=true', 'verified'],
  [mysql, 'u:p@tcp(h)/app?tls=skip-verify', 'unverified'],
  [mysql, 'mysql -h h --ssl-mode=REQUIRED', 'unverified'],
  [sqlserver, 'sqlserver://u:p@h?encrypt=true', 'verified'],
  [sqlserver, 'sqlserver://u:p@h?encrypt=true&trustServerCertificate=true', 'unverified'],
  [sqlserver, 'jdbc:sqlserver://h;encrypt=strict', 'verified'],
  [sqlserver, 'jdbc:sqlserver://h;encrypt=false', 'off'],
  [sqlserver, 'Server=h;Encrypt=True;TrustServerCertificate=True', 'unverified'],
  [sqlserver, 'Server=h;Encrypt=Mandatory', 'verified'],
  [sqlserver, 'sqlcmd -S h -N -C', 'unverified'],
  [redshift, 'jdbc:redshift://h:1/app;ssl=true', 'unverified'],
  [postgres, 'host = h\nport = 25060\nsslmode = require', 'unverified'],
  [postgres, 'DB_HOST=h\nDB_SSLMODE=disable', 'off'],
  [mysql, 'DATABASE_HOST=h\nMYSQL_ATTR_SSL_CA=/etc/ssl/cert.pem', 'certificate'],
  [postgres, '{"host":"h","ssl":true}', 'unverified'],
  [postgres, '{"host":"h","ssl":{"rejectUnauthorized":true}}', 'verified'],
  [postgres, 'PGSSLMODE=require psql -h h', 'unverified'],
  [postgres, 'psql -h h --set=sslmode=require', 'unverified'],
  [sqlserver, 'Provider=MSOLEDBSQL;Data Source=h;Password=p;Use Encryption for Data=Mandatory', 'verified'],
])('%s: SSL of %s is %s', (schemes, text, ssl) => {
  const parts = partsOf(text, schemes);
  expect(parts).toMatchObject({ host: 'h' });
  expect(parts && 'ssl' in parts ? parts.ssl : undefined).toBe(ssl);
});

describe('is refused, with the reason', () => {
  const because = (reason: string) => ({ refusal: reason });
  it.each([
    [
      sqlserver,
      String.raw`jdbc:sqlserver://host\SQL2016;databaseName=Demo;user=u;password=S3cretPw1`,
      refusals.instance,
    ],
    [sqlserver, String.raw`SERVER01\SQLEXPRESS`, refusals.instance],
    [postgres, '{"engine":"mysql","host":"h.example","password":"p"}', foreignAddress('MySQL')],
    [postgres, '{"username":"u","password":"p"}', refusals.noHost],
    [postgres, '{"host":"h.example","hostname":"other.example"}', refusals.several],
    [sqlserver, String.raw`SERVER01\SQLEXPRESS,1433`, refusals.instance],
    [sqlserver, String.raw`Server=SERVER01\SQLEXPRESS;Database=app;User Id=u;Password=p`, refusals.instance],
    [sqlserver, 'jdbc:sqlserver://h;instanceName=X;user=u', refusals.instance],
    [sqlserver, String.raw`sqlcmd -S 'h\X' -U u`, refusals.instance],
    [sqlserver, String.raw`(localdb)\X`, refusals.local],
    [sqlserver, '(local)', refusals.local],
    [sqlserver, '.', refusals.local],
    [sqlserver, String.raw`np:\\h\pipe\sql\query`, refusals.socket],
    [postgres, 'postgresql://u:p@%2Fvar%2Frun%2Fpostgresql/app', refusals.socket],
    [postgres, 'postgresql:///app?host=/var/run/postgresql', refusals.socket],
    [postgres, 'host=/tmp dbname=app', refusals.socket],
    [mysql, 'u:p@unix(/tmp/mysql.sock)/app', refusals.socket],
    [mysql, 'mysql://u:p@localhost/app?unix_socket=/tmp/mysql.sock', refusals.socket],
    [mysql, 'mysql -S /tmp/mysql.sock -u u', refusals.socket],
    [postgres, 'postgres://u:p@h1:1,h2:2/app', refusals.several],
    [postgres, 'host=h1,h2 dbname=app', refusals.several],
    [mysql, 'jdbc:mysql:loadbalance://h1:1,h2:2/app', refusals.several],
    [mysql, 'u:p@tcp(h1:1,h2:2)/app', refusals.several],
    [postgres, 'postgres://u:p@[fe80::1%25eth0]:5432/app', refusals.zone],
    [postgres, 'fe80::1%eth0', refusals.zone],
    [postgres, 'postgres://u:p@2001:db8::1:5432/app', refusals.brackets],
    [postgres, 'postgres://u:p@2001:db8::1:25060/app', refusals.brackets],
    [mysql, 'mysql+srv://u:p@h/app', refusals.srv],
    [
      postgres,
      'DATABASE_URL="postgres://u:p@h:6543/app"\nDIRECT_URL="postgres://u:p@h:5432/app"',
      refusals.many,
    ],
    [postgres, 'A="postgres://u:p@h:6543/app" B="postgres://u:p@h:5432/app"', refusals.many],
    [redshift, 'jdbc:redshift:iam://cluster:us-west-2/dev', refusals.cluster],
    [postgres, 'postgres://', refusals.noHost],
    [postgres, 'postgres://u:p@/app', refusals.noHost],
    [postgres, 'jdbc:postgresql:app', refusals.noHost],
    [postgres, 'user=u password=p', refusals.noHost],
    [postgres, 'postgres://u:p@h:0/app', refusals.port],
    [postgres, 'postgres://u:p@h:65536/app', refusals.port],
    [postgres, 'postgres://u:a@b%40c@h/app', refusals.encode],
    [postgres, 'postgres://u:p?a=b@h/app', refusals.encode],
    [postgres, 'postgres://u:p@one.example/x@two.example', refusals.encode],
    [postgres, 'postgres://u:p@bad host/app', refusals.encode],
    [postgres, 'jdbc:postgresql://h/app?user=u&password=a+b', refusals.plus],
    [sqlserver, 'Server=h;Password=ab;cd;Database=x', refusals.quote],
    [sqlserver, 'Server=h;Password=ab;cd=ef;Database=x', refusals.quote],
    [sqlserver, 'Server=h;Uid=u;Pwd={x}', refusals.quote],
    [sqlserver, 'Server=h;Password="ab;Database=x', refusals.quote],
    [sqlserver, 'Server=h;Database=a;Initial Catalog=b', refusals.twice],
    [postgres, 'postgres://h:1/app?port=2', refusals.twice],
    [postgres, 'psql -U other postgres://u:p@h/app', refusals.twice],
    [postgres, 'PGPASSWORD=p psql -p 5433 postgres://u@h/app', refusals.twice],
    [postgres, 'psql -h $HOST -U u', refusals.variable],
    [mysql, 'mysql -h h -u u -p"$PASSWORD"', refusals.variable],
    [postgres, 'psql --unknown x -h h', refusals.command],
    [ssh, 'ssh -J jump.example u@h', refusals.jump],
    [ssh, 'ssh -o ProxyJump=jump.example u@h', refusals.jump],
    [ssh, 'u@h1,h2', refusals.several],
  ])('%s: %s', (schemes, text, reason) => {
    expect(readAddress(text, schemes)).toEqual(because(reason));
  });

  it.each([
    [mysql, 'mongodb+srv://u:p@cluster.example/app', 'MongoDB'],
    [mysql, 'postgres://u:p@h/app', 'PostgreSQL'],
    [postgres, 'jdbc:oracle:thin:@h:1521/service', 'Oracle'],
    [postgres, 'jdbc:oracle:thin:@//h:1521/service', 'Oracle'],
    [postgres, 'jdbc:sqlserver://h;user=u;password=p', 'SQL Server'],
    [postgres, 'redis://:p@h', 'Redis'],
    [mysql, 'mariadb://u:p@h/app', 'MariaDB'],
    [mysql, 'Driver={ODBC Driver 18 for SQL Server};Server=h;Pwd={p}', 'SQL Server'],
    [mysql, 'psql -h h', 'PostgreSQL'],
    [mysql, 'pgsql:host=h;dbname=app', 'PostgreSQL'],
    [ssh, 'postgres://u:p@h/app', 'PostgreSQL'],
    [postgres, 'jdbc:snowflake://a.example/', 'Snowflake'],
  ])('%s: %s belongs to %s', (schemes, text, product) => {
    const reading = readAddress(text, schemes);
    expect(reading && 'refusal' in reading && reading.refusal).toMatch(
      new RegExp(`^This is an? ${product} address`),
    );
  });
});

it.each([
  [postgres, '2001:db8'],
  [postgres, 'postgres:db'],
  [postgres, 'see postgres://u:p@h/app'],
  [mysql, 'see mysql:host=h;dbname=app'],
  [postgres, 'h/app'],
  [postgres, '10.0.0.7/32'],
  [postgres, '2001:db8::/48'],
  [postgres, 'postgres://db:port/shop'],
  [postgres, 'postgres://two words/shop'],
  [postgres, 'https://db.example.com'],
  [postgres, 'ann:pw@db.example.com'],
  [postgres, 'two words'],
  [postgres, 'a/b'],
  [postgres, '"hunter2"'],
  [postgres, ''],
  [mysql, 'jdbc:mysql://address=(host=h)(port=1)/app'],
  [ssh, 'my pass@word x'],
])('%s: %j is no address', (schemes, text) => {
  expect(readAddress(text, schemes)).toBeUndefined();
});
